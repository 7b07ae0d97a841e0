export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, text: string) {
    super(text);
    this.name = 'Refusal';
    this.status = status;
  }
}

/** The client depends on the exact texts (A §4, A §8). */
export const refusalText = {
  notSignedIn: 'Not signed in',
  invalidSession: 'Invalid session',
  noOrganizationAccess: 'User does not have access to organization',
} as const;

export const notFound = (what: string): Refusal => new Refusal(404, `No such ${what}.`);
export const forbidden = (sentence: string): Refusal => new Refusal(403, sentence);
export const invalid = (sentence: string): Refusal => new Refusal(400, sentence);
