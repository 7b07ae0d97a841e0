import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { AdminKitRoot } from './admin-kit-root.tsx';

const appearanceOf = (element: HTMLElement) => {
  const root = element.closest<HTMLElement>('[data-density]');
  return [root?.dataset.theme, root?.dataset.density, root?.dir, root?.lang];
};

describe('AdminKitRoot', () => {
  it('gives its theme, density, direction and language to its content and its dialogs', () => {
    render(
      <AdminKitRoot theme="dark" density="compact" dir="rtl" lang="ar">
        <Button>Archive</Button>
        <Dialog isOpen title="Archive it?" onClose={() => {}}>
          All of it.
        </Dialog>
      </AdminKitRoot>,
    );
    const appearance = ['dark', 'compact', 'rtl', 'ar'];
    expect(appearanceOf(screen.getByText('Archive'))).toEqual(appearance);
    expect(appearanceOf(screen.getByRole('dialog'))).toEqual(appearance);
  });

  it('takes what it is not given from the root around it', () => {
    render(
      <AdminKitRoot theme="dark" density="compact" lang="de">
        <AdminKitRoot theme="light">
          <Button>Archive</Button>
        </AdminKitRoot>
      </AdminKitRoot>,
    );
    expect(appearanceOf(screen.getByRole('button'))).toEqual(['light', 'compact', 'ltr', 'de']);
  });

  it('leaves the theme to the browser where nothing is given', () => {
    render(
      <AdminKitRoot>
        <Button>Archive</Button>
      </AdminKitRoot>,
    );
    expect(appearanceOf(screen.getByRole('button'))).toEqual([undefined, 'comfortable', 'ltr', 'en']);
  });

  it('mounts dialogs in the given container', () => {
    const container = document.body.appendChild(document.createElement('section'));
    render(
      <AdminKitRoot portalContainer={container}>
        <Dialog isOpen title="Archive it?" onClose={() => {}}>
          All of it.
        </Dialog>
      </AdminKitRoot>,
    );
    expect(container).toContainElement(screen.getByRole('dialog'));
    container.remove();
  });
});
