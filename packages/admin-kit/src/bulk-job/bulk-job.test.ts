import { ApiError, type ApiErrorKind } from '@timemap/admin-api';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ActionOutcome } from '../data/use-action.ts';
import { extendHistory, isDone, runJob } from './bulk-job.ts';

type Answer = 'made' | 'already' | ApiErrorKind | number;

const ADD = 'POST /organizations/{id}/users';

function outcomeOf(answer: Answer): ActionOutcome<void> {
  if (answer === 'made') return { status: 'succeeded', result: undefined };
  if (answer === 'already') return { status: 'already done' };
  if (answer === 'vetoed') return { status: 'vetoed', error: new ApiError('vetoed', ADD) };
  const error =
    typeof answer === 'number' ? new ApiError('status', ADD, { status: answer }) : new ApiError(answer, ADD);
  return { status: 'failed', error };
}

async function run(answers: readonly Answer[], stopAfter = Number.POSITIVE_INFINITY) {
  const names = answers.map((_, index) => `user.${index}`);
  const sent: string[] = [];
  let inFlight = 0;
  let mostInFlight = 0;
  let settledCount = 0;
  const report = await runJob({
    items: names.map((name) => ({ id: name, name })),
    send: async ({ name }) => {
      sent.push(name);
      inFlight += 1;
      mostInFlight = Math.max(mostInFlight, inFlight);
      for (let tick = 0; tick < (sent.length % 3) + 1; tick++) await Promise.resolve();
      inFlight -= 1;
      return outcomeOf(answers[names.indexOf(name)] ?? 'made');
    },
    isStopped: () => settledCount >= stopAfter,
    onSettled: () => {
      settledCount += 1;
    },
  });
  const left = report.results.filter((result) => !isDone(result)).map(({ item }) => item.name);
  return { names, sent, mostInFlight, settledCount, report, left };
}

const doneAnswers: readonly (Answer | undefined)[] = ['made', 'already'];
const all = (count: number, answer: Answer = 'made') => Array.from({ length: count }, () => answer);

describe('a job of many writes (T12)', () => {
  it.each([1, 3, 50, 1000])('sends %i names once each, in order, at most four at a time', async (count) => {
    const { names, sent, mostInFlight, report, left } = await run(all(count));
    expect(sent).toEqual(names);
    expect(mostInFlight).toBe(Math.min(4, count));
    expect(report.end).toBe('finished');
    expect(left).toEqual([]);
  });

  it('keeps exactly what failed, in the order of the lines (A §4)', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom<Answer>('made', 'already', 'refused', 'vetoed'), { maxLength: 60 }),
        async (answers) => {
          const { names, sent, left, settledCount } = await run(answers);
          expect(sent).toEqual(names);
          expect(settledCount).toBe(names.length);
          expect(left).toEqual(names.filter((_, index) => !doneAnswers.includes(answers[index])));
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('loses no line with any line end', async () => {
    const answer = fc.constantFrom<Answer>('made', 'refused', 'session', 'offline', 'network', 429, 503);
    await fc.assert(
      fc.asyncProperty(fc.array(answer, { maxLength: 60 }), fc.nat(80), async (answers, stopAfter) => {
        const { names, sent, report, left } = await run(answers, stopAfter);
        expect(report.results.map(({ item }) => item.name)).toEqual(names);
        expect(new Set(sent).size).toBe(sent.length);
        const added = names.filter((name, index) => sent.includes(name) && answers[index] === 'made');
        expect([...added, ...left].toSorted()).toEqual(names.toSorted());
      }),
      { numRuns: 1000 },
    );
  });

  it('stops within the requests that are under way', async () => {
    const { sent, report } = await run(all(100), 10);
    expect(report.end).toBe('stopped');
    expect(sent.length).toBeLessThanOrEqual(10 + 4);
  });

  it('stops at the end of the session', async () => {
    const { sent, report } = await run([...all(6), 'session', ...all(100)]);
    expect(report.end).toBe('sessionEnded');
    expect(sent.length).toBeLessThanOrEqual(7 + 4);
  });

  it('sends nothing more once the machine is offline', async () => {
    const { sent, report } = await run(all(100, 'offline'));
    expect(report.end).toBe('unreachable');
    expect(sent.length).toBeLessThanOrEqual(4);
  });

  it.each<[string, Answer]>([
    ['cannot be reached', 'network'],
    ['does not answer', 'timeout'],
    ['asks for patience', 429],
    ['is away', 503],
  ])('gives up on a server that %s several times in a row', async (_, answer) => {
    const { sent, report } = await run(all(1000, answer));
    expect(report.end).toBe('unreachable');
    expect(sent.length).toBeLessThanOrEqual(5 + 4);
  });

  it('pauses for as long as an overloaded server asks, then sends the same request again', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const startedAt = Date.now();
    const sentAt: number[] = [];
    let isBusy = true;
    setTimeout(() => {
      isBusy = false;
    }, 2000);
    const job = runJob({
      items: ['ada', 'mia', 'zoe', 'oren', 'li', 'kim'].map((name) => ({ id: name, name })),
      send: async () => {
        sentAt.push(Date.now() - startedAt);
        if (!isBusy) return outcomeOf('made');
        return {
          status: 'failed',
          error: new ApiError('status', ADD, { status: 429, retryAt: startedAt + 3000 }),
        };
      },
      isStopped: () => false,
      onSettled: () => {},
    });
    await vi.advanceTimersByTimeAsync(3250);
    const { results, end } = await job;
    expect(sentAt.filter((at) => at === 0)).toHaveLength(4);
    expect(sentAt.slice(4).every((at) => at >= 3000)).toBe(true);
    expect(results.map(({ outcome }) => outcome.status)).toEqual(Array(6).fill('made'));
    expect(end).toBe('finished');
  });

  it('goes on after a connection that broke now and then', async () => {
    const { report, left } = await run(
      Array.from({ length: 100 }, (_, index) => (index % 5 ? 'made' : 'network')),
    );
    expect(report.end).toBe('finished');
    expect(left).toHaveLength(20);
  });
});

describe('what became of all items', () => {
  it('keeps the place of an item that was tried again, and its newest result', async () => {
    const first = await run(['made', 'refused', 'already']);
    const again = { item: { id: 'user.1', name: 'user.1' }, outcome: { status: 'made' as const } };
    const history = extendHistory(extendHistory([], first.report.results), [again]);
    expect(history.map(({ item, outcome }) => [item.name, outcome.status])).toEqual([
      ['user.0', 'made'],
      ['user.1', 'made'],
      ['user.2', 'already'],
    ]);
  });
});
