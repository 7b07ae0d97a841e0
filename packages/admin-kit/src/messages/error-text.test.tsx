import { renderHook } from '@testing-library/react';
import { ApiError } from '@timemap/admin-api';
import { describe, expect, it } from 'vitest';
import { useErrorText } from './error-text.ts';

describe('the text of a call that a busy server refuses for now', () => {
  it('says when to try again, beside the words of the server', () => {
    const { result: text } = renderHook(() => useErrorText());
    const retryAt = new Date(2026, 10, 28, 12, 30, 5).getTime();
    const busy = (serverText?: string) =>
      text.current(new ApiError('refused', 'POST /licenses', { status: 429, serverText, retryAt }));
    expect(busy()).toMatch(/^The server is busy\. Try again at .*12:30:05.*\.$/);
    expect(busy('Slow down')).toMatch(/^Slow down\. Try again at .*12:30:05/);
  });
});
