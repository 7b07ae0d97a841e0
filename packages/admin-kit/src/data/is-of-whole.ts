import type { Look } from './lost-answer.ts';

/** An entry that was left out would count as absent. */
export const isOfWhole = ({ known, isForNone }: Look) => known !== undefined || isForNone === true;
