import { describe, expect, it } from 'vitest';
import { imageUrlProblem } from './image-url.ts';

describe('the address of an image (B §5)', () => {
  it.each(['gif', 'jpg', 'jpeg', 'png', 'svg', 'tiff', 'PNG'])('may end in .%s', (ending) => {
    expect(imageUrlProblem(`https://images.example/plan.${ending}`)).toBeNull();
  });

  it('may begin with http:// or https://', () => {
    expect(imageUrlProblem('http://images.example/plan.png')).toBeNull();
    expect(imageUrlProblem('HTTPS://images.example/plan.png')).toBeNull();
  });

  it('is valid when it is empty', () => {
    expect(imageUrlProblem('')).toBeNull();
  });

  it.each([
    ['ftp://images.example/plan.png', 'scheme'],
    ['//images.example/plan.png', 'scheme'],
    ['javascript:alert(1)//.png', 'scheme'],
    ['data:image/png;base64,AAAA.png', 'scheme'],
    ['plan.png', 'scheme'],
    ['https://', 'scheme'],
    ['https://images.example/plan', 'ending'],
    ['https://images.example/plan.webp', 'ending'],
    ['https://images.example/plan.tif', 'ending'],
    ['https://images.example/plan.png?size=2', 'ending'],
    ['https://images.example/plan.png ', 'ending'],
    ['https://images.example/.png', 'ending'],
    ['https://images.example/planpng', 'ending'],
  ])('%s is refused for its %s', (url, problem) => {
    expect(imageUrlProblem(url)).toBe(problem);
  });

  it('has at most 300 characters', () => {
    const ofLength = (length: number) => `https://images.example/${'a'.repeat(length - 27)}.png`;
    expect(imageUrlProblem(ofLength(300))).toBeNull();
    expect(imageUrlProblem(ofLength(301))).toBe('too-long');
  });
});
