/** The factions, as readers choose them. */
import * as v from 'valibot';
import { FACTIONS } from '../../core/swm/factions.ts';
import { field } from '../fields.ts';

/** `yuuzhan-vong` → "Yuuzhan Vong": names of factions are proper names. */
const called = (id: string): string =>
  id.replace(/(^|-)(\w)/g, (_, gap: string, letter: string) => `${gap && ' '}${letter.toUpperCase()}`);

const names = Object.fromEntries(FACTIONS.map((id) => [id, called(id)]));

export const faction = field(v.picklist(FACTIONS), { label: 'Faction', control: 'choice', names });

/** A faction that may be left open. */
export const anyFaction = (label: string, help?: string) =>
  field(v.exactOptional(v.picklist(FACTIONS)), {
    label,
    control: 'choice',
    names,
    ...(help !== undefined && { help }),
  });
