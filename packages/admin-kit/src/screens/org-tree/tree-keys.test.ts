import { describe, expect, it } from 'vitest';
import { commandOf } from './tree-keys.ts';

const inLtr = { isRtl: false, isTyping: false };

describe('keys of the tree', () => {
  it.each([
    ['ArrowDown', 'next'],
    ['ArrowUp', 'previous'],
    ['ArrowRight', 'inward'],
    ['ArrowLeft', 'outward'],
    ['Home', 'first'],
    ['End', 'last'],
    ['PageDown', 'nextPage'],
    ['PageUp', 'previousPage'],
    ['Enter', 'select'],
    [' ', 'select'],
    ['*', 'openSiblings'],
    ['n', { type: 'n' }],
    ['ü', { type: 'ü' }],
    ['Tab', null],
    ['Escape', null],
    ['F5', null],
    ['Dead', null],
    ['constructor', null],
  ])('%s asks for %j', (key, command) => {
    expect(commandOf({ key }, inLtr)).toEqual(command);
  });

  it('swap left and right where the page is read from right to left', () => {
    const inRtl = { isRtl: true, isTyping: false };
    expect(commandOf({ key: 'ArrowLeft' }, inRtl)).toBe('inward');
    expect(commandOf({ key: 'ArrowRight' }, inRtl)).toBe('outward');
  });

  it('take a space into the word that is being typed', () => {
    expect(commandOf({ key: ' ' }, { isRtl: false, isTyping: true })).toEqual({ type: ' ' });
  });

  it.each(['ctrlKey', 'altKey', 'metaKey', 'isComposing'] as const)(
    'leave %s to browser and host',
    (modifier) => {
      expect(commandOf({ key: 'ArrowDown', [modifier]: true }, inLtr)).toBeNull();
    },
  );

  it('leave Enter to an input method of WebKit, which says only its key code', () => {
    expect(commandOf({ key: 'Enter', keyCode: 229 }, inLtr)).toBeNull();
    expect(commandOf({ key: 'Enter', keyCode: 13 }, inLtr)).toBe('select');
  });
});
