export interface ScreenNames {
  readonly featureFolder: string;
  readonly feature: string;
  readonly Feature: string;
  readonly Screen: string;
  readonly screenFile: string;
  readonly words: string;
}

export function screenNames(feature: string, screen: string): ScreenNames {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(feature)) {
    throw new Error(`A feature is named in kebab-case, for example coupon-batches; '${feature}' is not.`);
  }
  if (!/^([A-Z][a-z0-9]+)+$/.test(screen)) {
    throw new Error(`A screen is named in PascalCase, for example CouponList; '${screen}' is not.`);
  }
  const Feature = feature.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase());
  const screenFile = screen.replace(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
  const words = screenFile.replaceAll('-', ' ');
  return {
    featureFolder: feature,
    feature: Feature.charAt(0).toLowerCase() + Feature.slice(1),
    Feature,
    Screen: screen,
    screenFile,
    words: words.charAt(0).toUpperCase() + words.slice(1),
  };
}
