import { addDays, dayInSeoul } from '@portal/contract/kernel';
import type { Action, Assignment } from '@portal/contract/safety';
import {
  addReferrers,
  answerClosing,
  assignToCase,
  cancelAction,
  createActionRootCause,
  type Family,
  families,
  type SafetyContext,
  writeMessage,
} from '#areas/safety';
import { rejections, type Talk, talks } from './investigation-data.ts';
import {
  contextFor,
  DAY_MS,
  type Employee,
  HOUR_MS,
  type Loading,
  named,
  servicesAt,
  textFile,
} from './safety-stage.ts';

/** How far an action came. */
export const courses = ['talked', 'requested', 'rejected', 'completed', 'cancelled'] as const;
export type Course = (typeof courses)[number];

/** A case whose actions are assigned by somebody of the safety office. */
export type ActedCase = { family: keyof typeof families; id: number; office: SafetyContext };

/** Those whose desks the demo shows are asked more often than others. */
const asked = ['captain', 'engineer', 'cabin', 'doc.manager', 'captain', 'first.officer', 'ops.lead', 'engineer'];

/** Some people, none twice. */
export const pickPeople = ({ company, random }: Loading, count: number): Employee[] => {
  const chosen = new Map<number, Employee>();
  while (chosen.size < count) {
    const person = random.chance(0.7) ? named(company, random.pick(asked)) : random.pick(company.people);
    chosen.set(person.id, person);
  }
  return [...chosen.values()];
};

/** What somebody is asked to do from a day on. */
const talkFor = (personId: number, at: number): Talk => {
  const talk = talks[(personId + Math.floor(at / DAY_MS)) % talks.length];
  if (!talk) throw new Error('nothing to talk about');
  return talk;
};

/** Each of them is told what to do until some days after a time. */
export const assignmentsFor = ({ random }: Loading, people: readonly Employee[], at: number): Assignment[] =>
  people.map(({ id }) => ({
    mitigator: { id },
    dueDate: addDays(dayInSeoul(new Date(at)), random.pick([5, 7, 10, 14, 21, 30])),
    instruction: talkFor(id, at).instruction,
  }));

type Played = { loading: Loading; family: Family; of: { id: number; mid: number }; office: SafetyContext };

const commandAt = ({ loading, family }: Played, time: number, context: SafetyContext) => ({
  tx: loading.tx,
  services: servicesAt(loading, time),
  family,
  context,
});

const say = (played: Played, time: number, context: SafetyContext, content: string) =>
  writeMessage(commandAt(played, time, context), { ...played.of, body: { content } });

/** Asks that the action be closed, with a list of who was trained. */
const requestClosing = async (played: Played, time: number, mitigator: Employee, content: string): Promise<number> => {
  const files = await textFile(played.loading.company.files, '이수 명단.txt', '김도현\n이서연\n박지훈\n');
  const body = { content, actionType: 'Closed' as const, actionCompleted: null };
  return (await writeMessage(commandAt(played, time, contextFor(mitigator, files)), { ...played.of, body })).id;
};

const answer = async (played: Played, time: number, tid: number, said: string | undefined): Promise<void> => {
  const body =
    said === undefined
      ? ({ content: '확인하였습니다. 수고하셨습니다.', actionType: 'Closed', actionCompleted: true } as const)
      : ({ content: said, actionType: 'Rejected', actionCompleted: false } as const);
  await answerClosing(commandAt(played, time, played.office), { ...played.of, tid, body });
};

const inform = async (played: Played, time: number, mitigatorId: number): Promise<void> => {
  const { loading, office, of } = played;
  const people = pickPeople(loading, loading.random.integer(1, 3)).map(({ id }) => id);
  const body = people.filter((id) => id !== mitigatorId && id !== office.actor.employeeId);
  if (body.length > 0) await addReferrers(commandAt(played, time, office), { ...of, body });
};

type Opening = { talk: Talk; mitigator: Employee; answersAfter: number };

const talkOver = async (played: Played, at: number, { talk, mitigator, answersAfter }: Opening): Promise<number> => {
  const { loading, office } = played;
  await say(played, at + answersAfter * HOUR_MS, contextFor(mitigator), talk.opening);
  let time = at + DAY_MS;
  for (const [place, reply] of talk.replies.entries()) {
    await say(played, time, place % 2 === 0 ? office : contextFor(mitigator), reply);
    time += loading.random.integer(3, 30) * HOUR_MS;
  }
  if (loading.random.chance(0.6))
    await createActionRootCause(commandAt(played, time, contextFor(mitigator)), { ...played.of, body: talk.rootCause });
  return time + 4 * HOUR_MS;
};

/** The request that it be closed, and what became of it. */
const end = async (played: Played, at: number, mitigator: Employee, talk: Talk, course: Course): Promise<void> => {
  const { random } = played.loading;
  const first = await requestClosing(played, at, mitigator, talk.closing);
  if (course === 'requested') return;
  if (course === 'rejected' || random.chance(0.3)) {
    await answer(played, at + 9 * HOUR_MS, first, random.pick(rejections));
    if (course === 'rejected') return;
    const again = await requestClosing(played, at + 2 * DAY_MS, mitigator, talk.closing);
    await answer(played, at + 3 * DAY_MS, again, undefined);
    return;
  }
  await answer(played, at + DAY_MS, first, undefined);
};

/** Mitigator and safety office at work on an action, as far as it came. */
export const playAction = async (
  loading: Loading,
  { family, id, office }: ActedCase,
  { action, at, course }: { action: Pick<Action, 'id' | 'mitigator' | 'instruction'>; at: number; course: Course },
): Promise<void> => {
  const mitigator = loading.company.people.find((person) => person.id === action.mitigator.id);
  if (!mitigator) throw new Error('an action without its mitigator');
  const played = { loading, family: families[family], of: { id, mid: action.id }, office };
  const talk = talks.find(({ instruction }) => instruction === action.instruction);
  if (!talk) throw new Error('an action of which nobody said what to do');
  const answersAfter = loading.random.integer(3, 9);
  if (loading.random.chance(0.7)) await inform(played, at + HOUR_MS, mitigator.id);
  const time = await talkOver(played, at, { talk, mitigator, answersAfter });
  if (course === 'talked') return;
  if (course === 'cancelled') {
    const body = { content: '다른 조치에 합쳐 진행합니다.' };
    await cancelAction(commandAt(played, time, office), { ...played.of, body });
    return;
  }
  await end(played, time, mitigator, talk, course);
};

/** Assigns actions of a case and lets each come as far as its course says. */
export const loadActions = async (
  loading: Loading,
  ofCase: ActedCase,
  { at, ends }: { at: number; ends: readonly Course[] },
): Promise<void> => {
  const { family, id, office } = ofCase;
  const people = pickPeople(loading, ends.length);
  const services = servicesAt(loading, at);
  const made = await assignToCase(
    { tx: loading.tx, services, family: families[family], context: office },
    { id, body: assignmentsFor(loading, people, at) },
  );
  for (const [place, action] of made.entries())
    await playAction(loading, ofCase, { action, at, course: ends[place] ?? 'talked' });
};

/** What the actions of a case under way come to, and of one whose actions have ended. */
export const underWay = ({ random }: Loading): Course[] => [
  random.pick(['talked', 'requested', 'rejected'] as const),
  ...Array.from({ length: random.integer(0, 2) }, () => random.pick(courses)),
];

export const ended = ({ random }: Loading): Course[] => [
  'completed',
  ...Array.from({ length: random.integer(0, 1) }, () => random.pick(['completed', 'cancelled'] as const)),
];
