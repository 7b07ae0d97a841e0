import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { KeptChoicesContext } from '../../browser/kept-choice.ts';
import { EmailActions } from './email-actions.tsx';

describe('an email to many', () => {
  it('puts everyone in bcc, each once', () => {
    render(<EmailActions addresses={['a@x.example', 'B@x.example', 'b@x.example']} />);
    expect(screen.getByRole('link', { name: 'Write Email to 2' })).toHaveAttribute(
      'href',
      'mailto:?bcc=a@x.example,B@x.example',
    );
  });

  it('separates them by semicolons for programs that want these', async () => {
    const user = userEvent.setup();
    const kept = new Map<string, string>();
    const choices = { get: (name: string) => kept.get(name) ?? null, set: kept.set.bind(kept) };
    render(
      <KeptChoicesContext value={choices}>
        <EmailActions addresses={['a@x.example', 'b@x.example']} />
      </KeptChoicesContext>,
    );
    await user.click(screen.getByRole('button', { name: 'Separator of addresses: Comma' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Semicolon' }));
    await user.keyboard('{Escape}');
    expect(screen.getByRole('link', { name: 'Write Email to 2' })).toHaveAttribute(
      'href',
      'mailto:?bcc=a@x.example;b@x.example',
    );
    await user.click(screen.getByRole('button', { name: 'Copy Addresses' }));
    expect(await navigator.clipboard.readText()).toBe('a@x.example; b@x.example');
  });

  it('names skipped addresses, and counts those without one', () => {
    render(<EmailActions addresses={['a@x.example?cc=b@x.example', ' ', '1', '2', '3']} />);
    expect(screen.getByText(/^Skipped, not plain.*a@x\.example\?cc=b@x\.example, 1, 2, \+1$/)).toBeVisible();
    expect(screen.getByText('No email address: 1')).toBeVisible();
    expect(screen.getByText(/^The selection has no usable/)).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('offers the addresses where the link would be too long', () => {
    render(<EmailActions addresses={Array.from({ length: 200 }, (_, index) => `p${index}@x.example`)} />);
    expect(screen.getByText(/mail programs accept 2,000/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Copy Addresses' })).toBeVisible();
  });
});
