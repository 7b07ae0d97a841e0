import { useMessages } from '../../messages/messages.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import { CharacterCounter } from '../../ui/field/character-counter.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { MapTypeField } from './map-type-field.tsx';
import { projectCreateMessages } from './messages.ts';
import { DESCRIPTION_LIMIT, NAME_LIMIT, type TextProblem } from './rules.ts';
import type { ProjectCreate } from './use-project-create.ts';

interface ProjectTextsProps {
  project: ProjectCreate;
  /** What is missing is said once the person has tried without it. */
  wasTried: boolean;
}

/** Name, description and map type. Longer than allowed is said at once and kept: a cut end would be lost unseen. */
export function ProjectTexts({ project, wasTried }: ProjectTextsProps) {
  const words = useMessages(projectCreateMessages);
  const { locale } = useAdminKit().appearance;
  const { form, problems, charactersTooMany, urlLimit, isNameShortened } = project;
  const { name, description, type } = form.fields;

  const sentence = (problem: TextProblem | undefined, blank: string, limit: number) => {
    if (problem === 'too-long') return words.tooLong({ limit: limit.toLocaleString(locale) });
    return problem === 'blank' && wasTried ? blank : undefined;
  };
  const requestTooLong =
    charactersTooMany > 0 && urlLimit !== null
      ? words.requestTooLong({
          tooMany: charactersTooMany.toLocaleString(locale),
          limit: urlLimit.toLocaleString(locale),
        })
      : undefined;

  return (
    <div className="ak-create-project-dialog-texts">
      <TextField
        label={words.name}
        hint={isNameShortened && words.nameShortened({ limit: NAME_LIMIT.toLocaleString(locale) })}
        value={name}
        onValueChange={(value) => form.change({ name: value })}
        isRequired
        autoComplete="off"
        error={sentence(problems.name, words.nameBlank, NAME_LIMIT)}
        aside={<CharacterCounter length={name.length} limit={NAME_LIMIT} />}
      />
      <TextArea
        label={words.description}
        value={description}
        onValueChange={(value) => form.change({ description: value })}
        isRequired
        rows={3}
        className="ak-create-project-dialog-description"
        limit={DESCRIPTION_LIMIT}
        error={sentence(problems.description, words.descriptionBlank, DESCRIPTION_LIMIT) ?? requestTooLong}
      />
      <MapTypeField type={type} onTypeChange={form.changeType} />
    </div>
  );
}
