import type { WriteNumber } from './fill-text';

/** Writes numbers in languages. A format is costly to make and a list has a thousand numbers, so each is made once. */
export function numberWriter(): (language: string) => WriteNumber {
  const formats = new Map<string, Intl.NumberFormat>();
  return (language) => (value, decimals) => {
    const name = `${language} ${decimals}`;
    const format = formats.get(name) ?? newFormat(language, decimals);
    formats.set(name, format);
    return format.format(value);
  };
}

function newFormat(language: string, decimals: number | undefined): Intl.NumberFormat {
  if (decimals === undefined) return new Intl.NumberFormat(language);
  return new Intl.NumberFormat(language, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
}
