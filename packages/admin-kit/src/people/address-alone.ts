/** Nothing but one address, as in most lists of thousands. */
const ALONE = /^[a-z\d][\w.+-]*@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d]+$/i;

export const isAddressAlone = (text: string): boolean => ALONE.test(text);
