import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { announce } from './announcer.ts';

const regions = (root: ParentNode = document) => [...root.querySelectorAll('[aria-live]')];
const spoken = (politeness: string) =>
  [...document.querySelectorAll(`[aria-live="${politeness}"] > *`)].map((line) => line.textContent);

describe('announce', () => {
  // Waits for messages of earlier test files.
  beforeAll(() => new Promise((resolve) => setTimeout(resolve, 200)));
  beforeEach(() => {
    document.body.replaceChildren();
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.runAllTimers();
    vi.useRealTimers();
  });

  it('has its region in the page before the words arrive', () => {
    announce('Saved');
    expect(regions()).toHaveLength(1);
    expect(spoken('polite')).toEqual([]);
    vi.advanceTimersByTime(200);
    expect(spoken('polite')).toEqual(['Saved']);
  });

  it('keeps one region for each politeness and document', () => {
    announce('One');
    announce('Two');
    announce('Three', { politeness: 'assertive' });
    announce('Four', { politeness: 'assertive' });
    vi.advanceTimersByTime(200);
    expect(regions()).toHaveLength(2);
    expect(spoken('polite')).toEqual(['One', 'Two']);
    expect(spoken('assertive')).toEqual(['Three', 'Four']);
  });

  it('speaks a repeated message again, as an addition', () => {
    announce('Copied');
    vi.advanceTimersByTime(1000);
    announce('Copied');
    vi.advanceTimersByTime(200);
    expect(spoken('polite')).toEqual(['Copied', 'Copied']);
  });

  it.each([1000, 20])('replaces the message of %i ms before', (later) => {
    announce('Confirmed');
    vi.advanceTimersByTime(later);
    announce('Undone');
    announce('Typed');
    vi.advanceTimersByTime(140);
    expect(spoken('polite')).toEqual(expect.arrayContaining(['Undone', 'Typed']));
    vi.advanceTimersByTime(200);
    expect(spoken('polite')).toEqual(['Typed']);
  });

  it('leaves nothing behind when it has been silent for a while', () => {
    announce('Saved');
    announce('Failed', { politeness: 'assertive' });
    vi.runAllTimers();
    expect(regions()).toEqual([]);
  });

  it('survives that the host empties the page', () => {
    announce('Saved');
    document.body.replaceChildren();
    vi.advanceTimersByTime(200);
    expect(spoken('polite')).toEqual(['Saved']);
  });

  it('speaks inside the shadow tree it is asked from', () => {
    const host = document.body.appendChild(document.createElement('div'));
    const shadow = host.attachShadow({ mode: 'open' });
    const inner = shadow.appendChild(document.createElement('p'));
    announce('Inside', { within: inner });
    vi.advanceTimersByTime(200);
    expect(regions()).toEqual([]);
    expect(regions(shadow).map((region) => region.textContent)).toEqual(['Inside']);
    host.remove();
  });

  const openDialog = () => {
    const dialog = document.body.appendChild(document.createElement('div'));
    dialog.setAttribute('aria-modal', 'true');
    const button = dialog.appendChild(document.createElement('button'));
    button.focus();
    return { dialog, button };
  };

  it('speaks inside the open dialog: outside of it nothing is heard', () => {
    const { dialog } = openDialog();
    announce('Inside');
    expect(regions(dialog)).toHaveLength(1);
    vi.runAllTimers();
    announce('Inside');
    vi.advanceTimersByTime(200);
    expect(regions()).toEqual(regions(dialog));
    expect(spoken('polite')).toEqual(['Inside']);
    dialog.remove();
  });

  it('speaks inside the dialog around what it is asked from, also where the focus is nowhere', () => {
    const { dialog, button } = openDialog();
    button.blur();
    announce('Inside', { within: button });
    vi.advanceTimersByTime(200);
    expect(regions(dialog).map((region) => region.textContent)).toEqual(['Inside']);
    dialog.remove();
  });

  it('speaks inside a dialog in whose shadow tree the page is shown in a slot', () => {
    const host = document.body.appendChild(document.createElement('div'));
    const button = host.appendChild(document.createElement('button'));
    const dialog = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('dialog'));
    dialog.append(document.createElement('slot'));
    dialog.open = true;
    button.focus();
    announce('Inside');
    vi.advanceTimersByTime(200);
    expect(regions(dialog).map((region) => region.textContent)).toEqual(['Inside']);
    host.remove();
  });

  it('speaks a message that comes while a dialog closes in the page, in a region that was there before', () => {
    const { dialog } = openDialog();
    announce('Removed');
    vi.advanceTimersByTime(60);
    dialog.removeAttribute('aria-modal');
    vi.advanceTimersByTime(100);
    expect(regions(dialog)).toEqual([]);
    expect(regions()).toHaveLength(1);
    expect(spoken('polite')).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(spoken('polite')).toEqual(['Removed']);
    dialog.remove();
  });

  it('says nothing for a blank message', () => {
    announce('  ');
    expect(regions()).toEqual([]);
  });

  it('shows markup as text', () => {
    announce('<img src=x onerror=alert(1)>');
    vi.advanceTimersByTime(200);
    expect(document.querySelector('img')).toBeNull();
    expect(spoken('polite')).toEqual(['<img src=x onerror=alert(1)>']);
  });

  it('is silent when the page has been taken away before its words arrive, as after a test', () => {
    announce('Saved');
    vi.stubGlobal('document', undefined);
    vi.stubGlobal('HTMLElement', undefined);
    try {
      expect(() => vi.advanceTimersByTime(200)).not.toThrow();
    } finally {
      vi.unstubAllGlobals();
    }
  });
});
