import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Button } from '../button/button.tsx';
import { DefinitionList } from '../definition-list/definition-list.tsx';
import { Section } from '../section/section.tsx';
import { Status } from '../status/status.tsx';
import { expectAccessible } from '../testing/test-accessibility.ts';
import { PageHeader } from './page-header.tsx';

describe('PageHeader', () => {
  it('shows title, count and main action', async () => {
    const { container } = render(
      <PageHeader title="Coupons" count={1234} actions={<Button variant="primary">Create Coupon</Button>} />,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Coupons' })).toBeVisible();
    expect(screen.getByText('1,234')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Create Coupon' })).toBeVisible();
    await expectAccessible(container);
  });
});

describe('Section', () => {
  it('is a region named by its title', async () => {
    const { container } = render(<Section title="License">Text</Section>);
    const region = within(screen.getByRole('region', { name: 'License' }));
    expect(region.getByRole('heading', { level: 2 })).toHaveTextContent('License');
    await expectAccessible(container);
  });
});

describe('DefinitionList', () => {
  it('shows each value under its name, and a dash where there is none', async () => {
    const { container } = render(
      <DefinitionList
        items={[
          { term: 'Email', value: 'maria@example.org' },
          { term: 'Uses', value: 0 },
          { term: 'Display name', value: '' },
        ]}
      />,
    );
    expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual([
      'maria@example.org',
      '0',
      '–no value',
    ]);
    await expectAccessible(container);
  });
});

describe('Status', () => {
  it('says its state in a word', () => {
    render(<Status tone="danger">Unresolved</Status>);
    expect(screen.getByText('Unresolved')).toBeVisible();
  });
});
