import { ShortenedText, TruncatedText, UserText } from '@timemap/admin-kit/ui/text';
import type { Guidances } from './guidance.ts';

const long =
  'The map of the second project stays gray after the newest update, in all browsers we tried. '.repeat(3);

export const guidances: Guidances = {
  'Shortened text': {
    use: ['For names whose beginning tells them apart, such as the endless usernames of other sign-ins.'],
    avoid: ['For sentences: use truncated text.', 'Where two names begin alike.'],
    pairs: [
      {
        good: <ShortenedText text="@google_118273645019283746501" shown="@google_11827364" />,
        bad: <span>@google_11827364…</span>,
        because: 'A selection copies the whole name, and screen readers say it.',
      },
    ],
    keys: [],
    words: ['The beginning, without dots: it adds them.'],
  },
  'Truncated text': {
    use: ['For long text in a row that leads to all of it.'],
    avoid: ['On the page of the record: show all of it.', 'For names that people compare by their ends.'],
    pairs: [
      {
        good: <TruncatedText text={long} maxCharacters={60} />,
        bad: <span>{long.slice(0, 60)}</span>,
        because: 'It cuts between characters as people see them, marks the cut, and prints the whole.',
      },
    ],
    keys: [],
    words: ['The text as it is.'],
  },
  'User text': {
    use: ['For every name and text that people or the server wrote.'],
    avoid: ['For our own words.'],
    pairs: [
      {
        good: (
          <span>
            Removed <UserText text={'admin\u202Enimda'} />.
          </span>
        ),
        bad: <span>{'Removed admin\u202Enimda.\u202C'}</span>,
        because: 'It keeps its direction to itself, shows what is invisible, and never becomes markup.',
      },
    ],
    keys: [],
    words: ['Never shortened or repaired on the way.'],
  },
};
