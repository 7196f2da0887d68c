/**
 * A table for the tests: the players sit in a ring that is turned after each of them, and everything that is ready lies
 * before its owner as a token or card. Works another way than the core, which asks the list of groups each time.
 */
import type { Group, NextActivationScenario, Player } from './scenario.ts';

interface Ready {
  readonly group: Group;
  /** The second token of a hero. */
  readonly again: boolean;
}

export class Table {
  private ring: Player[];
  private ready: Ready[];
  private readonly scenario: NextActivationScenario;

  constructor(scenario: NextActivationScenario) {
    const { mode, initiative, groups, firstRound, readings } = scenario;
    this.scenario = scenario;
    this.ring =
      mode === 'campaign' ? ['rebel', 'imperial'] : mode === 'skirmish' ? ['A', 'B'] : ['A', 'B', 'C', 'D'];
    while (mode !== 'campaign' && this.ring[0] !== initiative) this.turn();
    const heroes = scenario.heroes ?? groups.filter(({ kind }) => kind === 'hero').length;
    const early = firstRound && readings?.['second-token-in-round-one'] === 'not-yet';
    this.ready = groups.flatMap((group): Ready[] => {
      const two =
        group.kind === 'hero' && (heroes === 2 || (heroes === 3 && group.second === true && !early));
      return [{ group, again: false }, ...(two ? [{ group, again: true }] : [])];
    });
    this.settle();
  }

  /** Letters of the groups that may be activated, with `-` for passing. */
  options(): string[] {
    const [player] = this.ring;
    const first = this.ready.some(({ group, again }) => group.kind === 'hero' && !again);
    const own = this.ready.filter(({ group, again }) => group.player === player && !(again && first));
    return [...new Set(own.map(({ group }) => group.id)), ...(this.passing() ? ['-'] : [])].sort();
  }

  play(option: string): boolean {
    if (!this.options().includes(option)) return false;
    const at = this.ready.findIndex(({ group }) => group.id === option);
    if (option !== '-') this.ready.splice(at, 1);
    this.turn();
    this.settle();
    return true;
  }

  private passing(): boolean {
    const { mode, partner, readings } = this.scenario;
    const [player] = this.ring;
    if (mode === 'campaign' || !player || this.ready.length === 0) return false;
    const cards = (one: Player) => this.ready.filter(({ group }) => group.player === one).length;
    const team = mode === 'four-player' && partner ? ['A', partner] : [];
    const mate = (one: Player) =>
      one === player || (team.length > 0 && team.includes(one) === team.includes(player));
    const others = this.ring.filter((one) => !mate(one)).map(cards);
    const enough =
      readings?.['passing-in-a-four-player-skirmish'] === 'than-one'
        ? Math.max(...others)
        : Math.min(...others);
    return cards(player) < enough;
  }

  private turn(): void {
    this.ring.push(this.ring.shift() as Player);
  }

  private settle(): void {
    if (this.ready.length === 0) return;
    while (!this.ready.some(({ group }) => group.player === this.ring[0])) this.turn();
  }
}
