/**
 * A referee for the tests: keeps a round going event by event, and after each settles whose phase it is. Works another
 * way than the core, which asks only when somebody wants to activate.
 */
import { opponentOf, type Player } from '../players.ts';
import type { RoundCharacter, RoundEvent } from './scenario.ts';

export class Referee {
  private standing: RoundCharacter[];
  private waiting: RoundCharacter[];
  private player: Player;
  /** Activations left in the phase. */
  private left = 2;
  /** The phase on now has begun after the last activation. */
  private fresh = true;
  private turn: RoundCharacter | undefined;
  private readonly counted: boolean;

  constructor(characters: readonly RoundCharacter[], first: Player, counted: boolean) {
    this.standing = [...characters];
    this.waiting = [...characters];
    this.player = first;
    this.counted = counted;
    this.settle();
  }

  /** The letters of those who may activate. */
  next(): string[] {
    return this.won() ? [] : this.waiting.filter(({ side }) => side === this.player).map(({ id }) => id);
  }

  /** Lets something happen; false, and nothing happens, when it breaks a rule. */
  happens({ what, character: id }: RoundEvent): boolean {
    const character = this.standing.find((one) => one.id === id);
    if (!character) return false;
    const waits = this.waiting.includes(character);
    switch (what) {
      case 'is-defeated':
        this.standing = this.standing.filter((one) => one !== character);
        this.waiting = this.waiting.filter((one) => one !== character);
        if (this.turn === character) this.turn = undefined;
        break;
      case 'combines-fire':
        if (this.won() || !waits) return false;
        // Nobody aids its own attack, which an immediate turn lets it make before it has activated.
        if (this.turn === character || this.turn?.side !== character.side) return false;
        this.waiting = this.waiting.filter((one) => one !== character);
        // A phase that the turn itself has ended is not shortened any more.
        if (this.counted && !this.fresh) this.left--;
        break;
      case 'loses-activation':
        if (this.won()) return false;
        this.waiting = this.waiting.filter((one) => one !== character);
        break;
      case 'immediate-turn':
        if (this.won()) return false;
        this.turn = character;
        break;
      case 'activates':
        if (!this.next().includes(id)) return false;
        this.waiting = this.waiting.filter((one) => one !== character);
        this.turn = character;
        this.fresh = false;
        this.left--;
        break;
    }
    this.settle();
    return true;
  }

  private has = (player: Player): boolean => this.waiting.some(({ side }) => side === player);

  private won = (): boolean => new Set(this.standing.map(({ side }) => side)).size < 2;

  /** Ends the phase when it is over; the player who cannot go on is passed over. */
  private settle(): void {
    if (this.left > 0 && this.has(this.player)) return;
    const other = opponentOf(this.player);
    if (this.has(other)) this.player = other;
    else if (!this.has(this.player)) return;
    this.left = 2;
    this.fresh = true;
  }
}
