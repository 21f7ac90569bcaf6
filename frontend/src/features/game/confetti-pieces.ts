/** One piece of confetti, in the units of its drawing: 420 wide, 96 high. */
export interface ConfettiPiece {
  readonly x: number;
  readonly y: number;
  /** A rectangle, or a round piece of this radius. */
  readonly shape: { readonly width: number; readonly height: number } | { readonly radius: number };
  readonly turn: number;
  readonly tone: 0 | 1 | 2;
  readonly opacity: number;
}

const WIDTH = 420;
const HEIGHT = 96;

/** Pieces that lie denser above, the same every time: the picture is composed, not thrown. */
export function confettiPieces(count: number): readonly ConfettiPiece[] {
  const random = sequence(907);
  return Array.from({ length: count }, () => {
    const depth = random() ** 1.7;
    return {
      x: Math.round(random() * WIDTH),
      y: Math.round(depth * HEIGHT),
      shape:
        random() < 0.3
          ? { radius: 2.5 + Math.round(random()) }
          : { width: 5 + 2 * Math.floor(random() * 3), height: 3 + Math.floor(random() * 9) },
      turn: Math.round(random() * 180),
      tone: toneOf(random()),
      opacity: 0.95 - 0.45 * depth,
    };
  });
}

function toneOf(chance: number): ConfettiPiece['tone'] {
  if (chance < 0.4) return 0;
  return chance < 0.8 ? 1 : 2;
}

/** Numbers from 0 to 1 that look random and are not (a linear congruential generator). */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
