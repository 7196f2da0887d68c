/** Every single change of a position, the simplest and nearest first. */
import type { Naming } from '../../prose/sentence.ts';
import type { AnyScenario } from '../../scenario/asked.ts';
import type { Field } from '../../scenario/controls.ts';
import { boardOf, fieldsWith, rolesOf } from '../shape.ts';
import { mapChanges, pieceChanges, squareChanges } from './board.ts';
import { boxOfPiece, type Change, distanceTo, focusOf, type Holder } from './change.ts';
import { listChanges } from './lists.ts';
import { valueChanges } from './values.ts';

/** In the order in which they are worth trying. Making the list makes none of the positions. */
export function changesOf(fields: readonly Field[], scenario: AnyScenario, name: Naming): readonly Change[] {
  const own: Holder = { scenario, name, at: [], whose: '', distance: 0, central: true };
  const all = [
    ...fields.flatMap((field) => fieldChanges(own, field)),
    ...boardChanges(fields, scenario, name),
  ];
  return all.sort((a, b) => a.size - b.size || a.distance - b.distance);
}

function fieldChanges(own: Holder, field: Field): readonly Change[] {
  switch (field.control) {
    case 'list':
      return listChanges(own, field);
    case 'square':
    case 'squares':
    case 'path':
      return squareChanges(own, field);
    default:
      return valueChanges(own, field);
  }
}

function boardChanges(fields: readonly Field[], scenario: AnyScenario, name: Naming): readonly Change[] {
  const position = boardOf(fields, scenario);
  if (position === undefined) return [];
  const focus = focusOf(fields, scenario);
  const ground = { fields, scenario, position, focus };
  const [pieces] = fieldsWith(fields, 'pieces');
  const parts = rolesOf(fields, scenario).map(({ piece }) => piece);
  const stats = position.pieces.flatMap((piece, i) => {
    const holder: Holder = {
      scenario,
      name,
      at: [pieces?.key ?? '', i],
      whose: name(piece.id),
      distance: distanceTo(focus, boxOfPiece(piece)),
      central: parts.includes(piece.id),
    };
    return (pieces?.fields ?? []).flatMap((field) => valueChanges(holder, field));
  });
  return [...stats, ...mapChanges(ground), ...pieceChanges(ground, name)];
}
