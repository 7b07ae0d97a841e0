import type { ReactNode } from 'react';
import { controlMessages } from '../../messages/control-messages.ts';
import { useMessages, useNumberFormat } from '../../messages/messages.ts';
import { inSentence, type NumberProblem, type NumberRange, writeNumber } from '../../text/number.ts';
import { Button } from '../button/button.tsx';

export function useNumberSentence(): (problem: NumberProblem, range: Required<NumberRange>) => string {
  const words = useMessages(controlMessages);
  const format = useNumberFormat();
  return (found, { min, max }) => {
    switch (found.problem) {
      case 'empty':
        return words.numberEmpty;
      case 'not-whole':
        return words.numberNotWhole;
      case 'not-a-number':
        return words.numberUnreadable;
      case 'unit':
        return words.numberUnit(found);
      case 'two-meanings':
        return words.numberTwoMeanings;
      case 'too-low':
        return words.numberTooLow({ min: format(min) });
      case 'too-high':
        return words.numberTooHigh({ max: format(max) });
    }
  };
}

interface NumberChoiceProps {
  sentence: string;
  problem: NumberProblem;
  locale: string | null;
  onChosen: (number: number) => void;
}

/** The sentence, and a button for each number that the text can mean. */
export function NumberChoice({ sentence, problem, locale, onChosen }: NumberChoiceProps): ReactNode {
  const words = useMessages(controlMessages);
  if (problem.problem !== 'two-meanings') return sentence;
  return (
    <>
      {sentence}
      <span className="ak-field-choice">
        {problem.choices.map((number) => (
          <Button key={number} size="small" onClick={() => onChosen(number)}>
            {words.takeNumber({ number: inSentence(writeNumber(number, locale)) })}
          </Button>
        ))}
      </span>
    </>
  );
}
