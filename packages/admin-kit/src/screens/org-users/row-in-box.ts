import { isPersonName } from '../../people/person-name.ts';
import { namesSecrets } from '../../people/secret-words.ts';

/** A row of a table in the box, whose cells can be secrets, or a secret with its label: it is neither named nor sent. */
export const isRow = (name: string): boolean =>
  (/\t|[,;|].*[,;|]|.@\S+:\S/.test(name) || namesSecrets(name)) && !isPersonName(name);
