import { vi } from 'vitest';

export class FakeImage {
  referrerPolicy = '';
  src = '';
  naturalWidth = 0;
  naturalHeight = 0;
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;

  removeAttribute() {
    this.src = '';
  }

  load(width = 800, height = 500) {
    this.naturalWidth = width;
    this.naturalHeight = height;
    this.onload?.();
  }

  fail() {
    this.onerror?.();
  }
}

export function stubImages(): FakeImage[] {
  const made: FakeImage[] = [];
  vi.stubGlobal(
    'Image',
    class extends FakeImage {
      constructor() {
        super();
        made.push(this);
      }
    },
  );
  return made;
}
