import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EmailActions } from './email-actions.tsx';

describe('an email to many', () => {
  it('puts everyone in bcc, each once', () => {
    render(<EmailActions addresses={['a@x.example', 'B@x.example', 'b@x.example']} />);
    expect(screen.getByRole('link', { name: 'Write Email to 2' })).toHaveAttribute(
      'href',
      'mailto:?bcc=a@x.example,B@x.example',
    );
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
    expect(screen.getByRole('button', { name: 'Copy addresses' })).toBeVisible();
  });
});
