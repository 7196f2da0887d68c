/** `swm/setup`: is this squad set up legally? (Rebel Storm rulebook, p. 6; Clarifications 2005, Setup.) */
import { squareName } from '../../geometry/grid.ts';
import { spaceOf } from '../../geometry/space.ts';
import { hangsOn } from '../../hangs-on.ts';
import type { Question } from '../../question.ts';
import { ok } from '../../result.ts';
import { type Mark, NO, type Step, YES } from '../../verdict.ts';
import { spaceMarks, squareMarks } from '../marks.ts';
import { pagesOf, readingSteps } from '../open-points.ts';
import { PAGE } from '../pages.ts';
import { READINGS, type Readings, readingOf } from '../readings.ts';
import { startingStep } from './facts.ts';
import type { SetupScenario } from './scenario.ts';
import { type Filling, isFull, type LeftOver, type SettingUp, settingUp, spotName } from './setting-up.ts';
import { type Start, setUpStart } from './start.ts';

export const SETUP_POINTS = {
  'filling-the-area': READINGS['filling-the-area'],
  'left-over-overlap': READINGS['left-over-overlap'],
  'starting-distance': READINGS['starting-distance'],
} as const;

export const setup: Question<'swm/setup', SetupScenario> = {
  id: 'swm/setup',
  cites: [PAGE.settingUpBySize, PAGE.settingUp, PAGE.wallsAndPits, PAGE.distance, ...pagesOf(SETUP_POINTS)],
  judge: (scenario) => {
    const ready = setUpStart(scenario);
    if (!ready.ok) return ready;
    const start = ready.value;
    const { readings } = scenario;
    const under = settingUp(start.ground, start.squad, start.inTheWay);
    const found = under(readings);
    const open = hangsOn(SETUP_POINTS, readings, (taken) => (under(taken).legal ? YES : NO));
    return ok({
      answer: found.legal ? YES : NO,
      steps: [
        ...firstStep(scenario, start, found),
        ...placeSteps(start, found, readings),
        ...readingSteps(open),
      ],
      hangsOn: open,
    });
  },
};

/** The Rebel squad sets up first: whether the others are in the way may decide. */
function firstStep({ player, readings }: SetupScenario, start: Start, { legal }: SettingUp): readonly Step[] {
  const { ground, squad, others, inTheWay } = start;
  if (others.length === 0) return [];
  const otherwise = settingUp(ground, squad, inTheWay.length === 0 ? others : [])(readings);
  return [
    startingStep(
      PAGE.settingUp,
      'setup-comes-first',
      true,
      { player, first: player === 'rebel', others: others.map(({ id }) => id) },
      {
        decisive: otherwise.legal !== legal,
        marks: inTheWay.flatMap((piece) => spaceMarks(spaceOf(piece), 'note')),
      },
    ),
  ];
}

/** What is to be looked at in turn; the first that fails decides. */
function placeSteps(start: Start, found: SettingUp, readings: Readings | undefined): readonly Step[] {
  const checks: readonly { holds: boolean; step: (decisive: boolean) => Step }[] = [
    ...found.inPits.map((piece) => ({
      holds: false,
      step: (decisive: boolean) => pitStep(start, piece, decisive),
    })),
    ...found.fillings.map((filling) => ({
      holds: isFull(filling),
      step: (decisive: boolean) => fillingStep(filling, readings, decisive),
    })),
    ...found.leftOver.flatMap((one) => leftOverChecks(one, readings)),
  ];
  const failing = checks.find(({ holds }) => !holds);
  return checks.map((check) => check.step(failing === undefined || check === failing));
}

function pitStep({ board }: Start, piece: SettingUp['inPits'][number], decisive: boolean): Step {
  const { x0, y0, x1, y1 } = spaceOf(piece);
  const squares = board.pits.filter(([x, y]) => x >= x0 && x < x1 && y >= y0 && y < y1);
  return startingStep(
    PAGE.wallsAndPits,
    'setup-out-of-pits',
    false,
    { character: piece.id, squares: squares.map(squareName) },
    { decisive, marks: squareMarks(squares, 'blocked') },
  );
}

function fillingStep(filling: Filling, readings: Readings | undefined, decisive: boolean): Step {
  const { size, inside, outside, could, example } = filling;
  const [ids, leftIds] = [inside.map(({ id }) => id), outside.map(({ id }) => id)];
  const standing = inside.flatMap((piece) => spaceMarks(spaceOf(piece), 'clear'));
  if (outside.length === 0) {
    const evidence = { size, characters: ids };
    return startingStep(PAGE.settingUp, 'setup-all-in-area', true, evidence, { decisive, marks: standing });
  }
  const full = isFull(filling);
  const areas = example.map(({ x0, y0, x1, y1 }): Mark => {
    const corners = [
      [x0, y0],
      [x1, y0],
      [x1, y1],
      [x0, y1],
    ] as const;
    return { kind: 'area', corners, tone: 'note' };
  });
  return startingStep(
    PAGE.settingUpBySize,
    'setup-area-filled',
    full,
    {
      size,
      inside: ids,
      outside: leftIds,
      could,
      taken: readingOf(readings, 'filling-the-area'),
      example: full ? [] : example.map(spotName),
    },
    {
      decisive,
      marks: full
        ? standing
        : [...areas, ...outside.flatMap((piece) => spaceMarks(spaceOf(piece), 'blocked'))],
    },
  );
}

function leftOverChecks({ piece, amount, within, apart, closest }: LeftOver, readings: Readings | undefined) {
  const measure = readingOf(readings, 'starting-distance');
  const outside = {
    holds: apart,
    step: (decisive: boolean) =>
      startingStep(
        PAGE.settingUpBySize,
        'setup-left-over-outside',
        apart,
        { character: piece.id, squares: within.map(squareName) },
        { decisive, marks: squareMarks(within, apart ? 'note' : 'blocked') },
      ),
  };
  const near = {
    holds: closest === undefined,
    step: (decisive: boolean) =>
      startingStep(
        measure === 'squares' ? PAGE.distance : PAGE.settingUpBySize,
        'setup-left-over',
        closest === undefined,
        {
          character: piece.id,
          distance: amount,
          least: closest ? closest.amount : amount,
          spot: closest ? squareName(closest.at) : null,
          measure,
        },
        {
          decisive,
          marks: [
            ...spaceMarks(spaceOf(piece), closest ? 'blocked' : 'clear'),
            ...(closest ? spaceMarks(spaceOf({ ...piece, at: closest.at }), 'note') : []),
          ],
        },
      ),
  };
  return within.length > 0 ? [outside, near] : [near];
}
