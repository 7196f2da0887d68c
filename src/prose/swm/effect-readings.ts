/** How the open points of effects are taken, as `reading/value`. */
export const TAKEN: Readonly<Record<string, string>> = {
  'draw-fire/attacks': 'Draw Fire is taken to divert attacks only.',
  'draw-fire/anything-that-targets':
    'Draw Fire is taken to divert whatever follows the rules for choosing targets.',
  'damage-reducers/any-damage': 'Abilities that lessen damage are taken to work on damage of every kind.',
  'damage-reducers/attack-damage':
    'Abilities that lessen damage are taken to work on the damage of attacks only.',
  'dominate/special-ability': 'Dominate is taken to be a special ability.',
  'dominate/force-power': 'Dominate is taken to be a Force power.',
  'helpful-powers/let-through':
    'Force Immunity is taken to let Force powers through that do its holder good.',
  'helpful-powers/kept-off': 'Force Immunity is taken to keep off Force powers that do its holder good, too.',
  'poison-damage/part-of-attack': 'The extra damage of Poison is taken as part of the damage of the attack.',
  'poison-damage/separate': 'The extra damage of Poison is taken as damage apart from that of the attack.',
  'area-powers/do-not-target': 'A Force power that reaches everybody in an area is taken not to target them.',
  'area-powers/target': 'A Force power that reaches everybody in an area is taken to target them.',
  'sonic-rerolls/allowed': 'Sonic Attack is taken to leave rerolls for Force points alone.',
  'granted-attacks/as-worded':
    'An attack whose ability says whom it is for is taken not to use the rules for choosing targets.',
  'granted-attacks/by-the-rules':
    'Attacks that abilities grant are taken to use the rules for choosing targets.',
  'granted-attacks/outside-the-rules':
    'Attacks that abilities grant outside of the normal turn are taken not to use the rules for choosing targets.',
  'force-points-a-turn/any-number': 'Force points are taken to be spent as often as a character has any.',
  'force-points-a-turn/once': 'A character is taken to spend Force points once a turn.',
  'sonic-rerolls/forbidden': 'Sonic Attack is taken to forbid rerolls for Force points too.',
  'simultaneous-order/whose-turn':
    'The one squad whose turn it is has been taken to order all effects that come at once.',
  'simultaneous-order/each-own':
    'Of effects that come at once, those of the squad whose turn it is are taken to come first, and each squad to order its own.',
  'disintegration/goes-with-damage': 'Disintegration is taken to go with the damage, to whoever takes it.',
  'disintegration/stays-with-target':
    'Disintegration is taken to stay with the target, whatever becomes of the damage.',
  'disintegration/needs-damage': 'Disintegration is taken to need damage that the target itself takes.',
  'bodyguard-reducers/apply': 'Abilities of a bodyguard are taken to lessen damage that it takes over.',
  'bodyguard-reducers/do-not-apply':
    'Abilities of a bodyguard are taken not to lessen damage that it takes over.',
  'stopped-attack/this-attack': 'What stops an attack is taken to stop that attack only.',
  'stopped-attack/all-of-it':
    'What stops an attack is taken to stop the second attack and those on other targets too.',
  'cyborg-critical/critical-hit': 'A Cyborg is taken to be subject to critical hits.',
  'cyborg-critical/immune': 'A Cyborg is taken to be immune to critical hits.',
  'order-66/choosing': 'Execute Order 66 is taken to forbid choosing its holder as a target, and no more.',
  'order-66/attacking': 'Execute Order 66 is taken to forbid every attack on its holder.',
};
