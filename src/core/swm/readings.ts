/**
 * Points that the sources leave open. A scenario may take one another way; a verdict that hangs on one says so.
 * Each has an open-question page (`content/open/swm`) that tells what speaks for each value.
 */
export const READINGS = {
  /** Are squares that share only a corner adjacent? */
  'adjacent-corner': { page: 'swm-301', values: ['adjacent', 'not-adjacent'] },
  /** Are neighbours adjacent when a wall lies between them? */
  'adjacent-wall': { page: 'swm-302', values: ['not-adjacent', 'adjacent'] },
  /** Are diagonal neighbours adjacent past the end of a wall that does not part them? */
  'adjacent-wall-end': { page: 'swm-303', values: ['adjacent', 'not-adjacent'] },
  /** Which enemies count when the nearest is looked for? */
  nearest: { page: 'swm-304', values: ['any', 'in-sight'] },
  /** Do lines that leave a chosen corner on the far side of walls meeting there only touch them? */
  'corner-in-wall': { page: 'swm-305', values: ['touches', 'passes-through'] },
  /** Do pits give cover? */
  'pit-cover': { page: 'swm-306', values: ['no-cover', 'cover'] },
  /** Does a tower, which is no character, give cover as a thing that stands there? */
  'tower-cover': { page: 'swm-371', values: ['no-cover', 'cover'] },
  /** Does Draw Fire divert attacks only, or whatever follows the rules for choosing targets? */
  'draw-fire': { page: 'swm-307', values: ['attacks', 'anything-that-targets'] },
  /** Do Shields, Damage Reduction and Dark Armor work against all damage, or that of attacks only? */
  'damage-reducers': { page: 'swm-308', values: ['any-damage', 'attack-damage'] },
  /** Is Dominate a special ability, as the document lists it, or a Force power? */
  dominate: { page: 'swm-309', values: ['special-ability', 'force-power'] },
  /** Does a Force power that reaches everybody in an area target them? */
  'area-powers': { page: 'swm-310', values: ['do-not-target', 'target'] },
  /** Does Sonic Attack forbid rerolls for Force points, as it forbids Force powers? */
  'sonic-rerolls': { page: 'swm-311', values: ['allowed', 'forbidden'] },
  /** Does Force Immunity keep its holder from Force powers that do it good? */
  'helpful-powers': { page: 'swm-360', values: ['let-through', 'kept-off'] },
  /** Does a commander effect work on Droids when its text does not name Droids? */
  'droids-and-commanders': { page: 'swm-361', values: ['only-if-named', 'like-others'] },
  /** Are versions of one person, who share the name before the comma, the same Unique character? */
  'unique-versions': { page: 'swm-362', values: ['same-person', 'different-cards'] },
  /** Is the extra damage of Poison part of the damage of the attack? */
  'poison-damage': { page: 'swm-312', values: ['part-of-attack', 'separate'] },
  /** May a character with Heavy Weapon move on a turn on which an ability that replaces attacks makes attacks? */
  'heavy-weapon-granted-attacks': { page: 'swm-313', values: ['barred', 'allowed'] },
  /** May a character that moves on after its attack attack from an ally's square? */
  'attack-from-occupied-square': { page: 'swm-314', values: ['barred', 'allowed'] },
  /** May an ability replace the attack of an immediate turn? */
  'immediate-turn-replacing': { page: 'swm-315', values: ['allowed', 'barred'] },
  /** Who may combine fire with a character that takes its immediate turn for the enemy's player? */
  'dominated-combined-fire': { page: 'swm-316', values: ['own-squad', 'other-squad', 'nobody'] },
  /** Does combining fire, which activates a character, set off what works when it activates? */
  'combined-fire-triggers': { page: 'swm-317', values: ['triggers', 'nothing'] },
  /** May a character with Extra Attack move on a turn on which it uses it? */
  'extra-attack-and-move': { page: 'swm-318', values: ['instead-of-a-move', 'beside-a-move'] },
  /** Is a Cyborg, which counts as a Droid and as a non-Droid, subject to critical hits? */
  'cyborg-critical': { page: 'swm-330', values: ['critical-hit', 'immune'] },
  /** Does what a natural 20 brings beside double damage reach a Droid, who is immune to critical hits? */
  'critical-bonus': { page: 'swm-331', values: ['lost', 'kept'] },
  /** Does a bonus that a character has twice from one ability count once? Of commander effects it never counts twice. */
  'same-bonus': { page: 'swm-332', values: ['once', 'each'] },
  /** Does Execute Order 66 forbid to choose its holder as a target, or any attack, attacks of opportunity too? */
  'order-66': { page: 'swm-333', values: ['choosing', 'attacking'] },
  /** May a step go diagonally past the corner of a pit? */
  'diagonal-past-pit': { page: 'swm-320', values: ['allowed', 'barred'] },
  /** May a step go diagonally between two enemies? */
  'diagonal-between-enemies': { page: 'swm-321', values: ['allowed', 'barred'] },
  /** Which low objects cost a big base double: those it moves onto, or any that are under it after the step? */
  'low-objects-covered': { page: 'swm-322', values: ['moved-onto', 'under-it'] },
  /** When does a big base that steps away provoke an attack of opportunity? */
  'big-base-opportunity': {
    page: 'swm-323',
    values: ['leaves-adjacent-square', 'any-step', 'no-longer-adjacent'],
  },
  /** Does movement by another character's effect, such as Force Push, provoke attacks of opportunity? */
  'moved-by-another': { page: 'swm-370', values: ['provokes', 'does-not-provoke'] },
  /** What does a step cost that squeezes into a narrow place? */
  'squeezing-cost': { page: 'swm-324', values: ['normal', 'double'] },
  /** May a squeezing base step diagonally? */
  'squeezing-diagonally': { page: 'swm-325', values: ['barred', 'allowed'] },
  /** May a base squeeze through a narrow place beside which an enemy stands? */
  'squeezing-beside-enemy': { page: 'swm-326', values: ['allowed', 'barred'] },
  /** Which squares does a squeezing base move out of, for attacks of opportunity? */
  'squeezing-space': { page: 'swm-327', values: ['free-squares', 'whole-base'] },
  /** May bases bigger than Large squeeze as Large ones do? */
  'squeezing-huge': { page: 'swm-328', values: ['as-large', 'barred'] },
  /** May a base overlap walls and obstacles where there is room beside them? */
  'squeezing-in-the-open': { page: 'swm-329', values: ['barred', 'allowed'] },
  /** How far does a character with Speed N move when it does not attack? */
  'speed-without-attack': { page: 'swm-340', values: ['twice', 'once'] },
  /** Do characters that combine fire use up the two activations of a phase? */
  'combined-fire-phase': { page: 'swm-341', values: ['not-counted', 'counted'] },
  /** How is the distance to the centre of the battle grid measured for the tie-breaker? */
  'centre-distance': { page: 'swm-342', values: ['squares', 'inches-to-base', 'inches-to-middle'] },
  /** Whose costs does the last tie-breaker compare? */
  'centre-cost': { page: 'swm-343', values: ['of-the-nearest', 'highest-first'] },
  /** When is a starting area filled as completely as possible? */
  'filling-the-area': { page: 'swm-344', values: ['best-arrangement', 'size-by-size', 'as-placed'] },
  /** May a left-over character stand partly in the starting area? */
  'left-over-overlap': { page: 'swm-345', values: ['outside', 'may-overlap'] },
  /** How is it measured what is as close as possible to the AT-AT? */
  'stomp-distance': { page: 'swm-372', values: ['squares', 'inches'] },
  /** Who sets up first when the AT-AT advances on entrenched Rebels without Shield Generator, towers and turrets? */
  'entrenched-rebels': { page: 'swm-373', values: ['rebels-first', 'at-at-first'] },
  /** How is the distance to a starting area measured? */
  'starting-distance': { page: 'swm-346', values: ['squares', 'inches'] },
  /** Whom does Disintegration reach when the damage of its attack is avoided, or taken by a bodyguard? */
  disintegration: { page: 'swm-350', values: ['goes-with-damage', 'stays-with-target', 'needs-damage'] },
  /** Do attacks that an ability grants outside of the normal turn use the rules for choosing targets? */
  'granted-attacks': { page: 'swm-351', values: ['as-worded', 'by-the-rules', 'outside-the-rules'] },
  /** Who puts effects into order that come at the same time? */
  'simultaneous-order': { page: 'swm-352', values: ['whose-turn', 'each-own'] },
  /** How often may a character spend Force points in one turn? */
  'force-points-a-turn': { page: 'swm-353', values: ['any-number', 'once'] },
  /** Do the abilities of a bodyguard reduce damage that it takes in place of another? */
  'bodyguard-reducers': { page: 'swm-354', values: ['apply', 'do-not-apply'] },
  /** What ends when an effect stops an attack: that attack, or the second one and those on other targets too? */
  'stopped-attack': { page: 'swm-355', values: ['this-attack', 'all-of-it'] },
} as const;

export type ReadingId = keyof typeof READINGS;
export type Reading<R extends ReadingId = ReadingId> = (typeof READINGS)[R]['values'][number];
export type Readings = { readonly [R in ReadingId]?: Reading<R> };

/** The value in force; the first one listed is the default. */
export const readingOf = <R extends ReadingId>(readings: Readings | undefined, id: R): Reading<R> =>
  (readings?.[id] ?? READINGS[id].values[0]) as Reading<R>;
