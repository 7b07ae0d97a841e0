export const IMAGE_URL_LIMIT = 300;

export type ImageUrlProblem = 'too-long' | 'scheme' | 'ending';

/**
 * What is wrong with the address of a background image before it is loaded. None, where it is empty: that is valid as an
 * address, though not enough for a project of type image. @spec B §5
 */
export function imageUrlProblem(url: string): ImageUrlProblem | null {
  if (url === '') return null;
  if (url.length > IMAGE_URL_LIMIT) return 'too-long';
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return 'scheme';
  if (!/[^/]\.(gif|jpe?g|png|svg|tiff)$/i.test(url)) return 'ending';
  return null;
}
