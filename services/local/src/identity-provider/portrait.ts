import type { SamplePlayer } from './players';

/** A drawn head and shoulders, so that a sample player has a photo that loads without a network. */
export function portrait({ colours: [background, hair, skin, clothes] }: SamplePlayer): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">
  <rect width="96" height="96" fill="${background}"/>
  <path d="M24 52c-4-26 8-38 24-38s28 12 24 38c-1 8-4 12-4 12H28s-3-4-4-12z" fill="${hair}"/>
  <path d="M8 104c2-24 16-34 40-34s38 10 40 34z" fill="${clothes}"/>
  <path d="M40 58h16v16c0 5-16 5-16 0z" fill="${skin}"/>
  <ellipse cx="48" cy="46" rx="16" ry="20" fill="${skin}"/>
  <path d="M31 42c2-14 9-19 18-19 8 0 14 5 16 19-6-3-9-6-12-11-5 6-13 9-22 11z" fill="${hair}"/>
</svg>
`;
}
