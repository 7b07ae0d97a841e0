import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFieldPerson } from './person-field.ts';
import { personToSend, readPlainPerson } from './person-to-send.ts';

const typed = fc
  .array(
    fc.constantFrom('a', 'B', '7', '.', '-', '_', '+', '@', ' ', ',', "'", 'null', 'x.example', '\u200B'),
    {
      maxLength: 8,
    },
  )
  .map((parts) => parts.join(''));

describe('a text for one person that needs no reader', () => {
  it('is read as the reader reads it', () => {
    let plain = 0;
    fc.assert(
      fc.property(typed, (text) => {
        const person = readPlainPerson(text);
        if (person === null) return;
        plain += 1;
        const { kind, name, isChanged, hadHiddenCharacters } = {
          name: '',
          ...readFieldPerson(text),
        } as never;
        expect(person).toMatchObject({
          kind,
          ...(kind === 'one' && { name, isChanged, hadHiddenCharacters }),
        });
      }),
      { numRuns: 2000 },
    );
    expect(plain).toBeGreaterThan(100);
  });

  it.each(['ada@a.example', 'mia', ' mia.k_7 ', 'LTI_17'])('is %j', (text) => {
    expect(personToSend(text, (person) => person)).toBe(text.trim());
  });
});

describe('any other text for one person', () => {
  it('waits for its reader', async () => {
    const sent = await personToSend('Okonkwo, Ada <ada@a.example>', (person) => person);
    expect(sent).toBe('ada@a.example');
    expect(await personToSend('mia; oren', (person) => person)).toBeNull();
  });
});
