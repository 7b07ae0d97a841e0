import { useEffect, useState } from 'react';
import { type ImageProbe, probeImage } from './image-probe.ts';
import { type ImageUrlProblem, imageUrlProblem } from './image-url.ts';

/** What is known of the image at an address. */
export type ImageTest =
  | { readonly status: 'none' }
  /** Still being typed: it is looked at when the person pauses or leaves the field. */
  | { readonly status: 'waiting' }
  | { readonly status: 'refused'; readonly problem: ImageUrlProblem }
  | { readonly status: 'loading' }
  | ImageProbe;

export interface ImageTesting {
  readonly test: ImageTest;
  /** Looks at the address at once: when its field is left, and to try a failed one again. */
  testNow(): void;
}

const IDLE_MS = 600;
const none: ImageTest = { status: 'none' };
const waiting: ImageTest = { status: 'waiting' };

/**
 * Test-loads an image once its address is well formed. Each attempt has a token of its own, so that an old slow answer
 * never speaks for a newer address. @spec B §5
 */
export function useImageTest(url: string): ImageTesting {
  const [found, setFound] = useState<{ readonly url: string; readonly test: ImageTest } | null>(null);
  const [asked, setAsked] = useState<{ readonly url: string } | null>(null);
  const isAsked = asked?.url === url;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` is new each time the person asks
  useEffect(() => {
    if (url === '') return;
    const token = new AbortController();
    const settle = (test: ImageTest) => {
      if (!token.signal.aborted) setFound({ url, test });
    };
    const begin = async () => {
      const problem = imageUrlProblem(url);
      if (problem !== null) {
        settle({ status: 'refused', problem });
        return;
      }
      settle({ status: 'loading' });
      settle(await probeImage(url, token.signal));
    };
    const timer = setTimeout(() => void begin(), isAsked ? 0 : IDLE_MS);
    return () => {
      clearTimeout(timer);
      token.abort();
    };
  }, [url, asked]);

  const test = url === '' ? none : found?.url === url ? found.test : waiting;
  const isOpen = test.status === 'waiting' || test.status === 'failed';
  return { test, testNow: () => isOpen && setAsked({ url }) };
}
