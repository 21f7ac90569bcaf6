import type { CSSProperties } from 'react';
import { confettiPieces, type ConfettiPiece } from './confetti-pieces';
import styles from './confetti.module.css';

const PIECES = 64;

/** Falls through the corner of the panel, once, and is gone. */
export function Confetti() {
  return (
    <svg
      className={styles.confetti}
      viewBox="0 0 420 96"
      preserveAspectRatio="xMaxYMin slice"
      aria-hidden="true"
    >
      {confettiPieces(PIECES).map((piece, index) => (
        <g key={index} className={styles.piece} style={delayStyle(index)}>
          <Piece {...piece} />
        </g>
      ))}
    </svg>
  );
}

function Piece({ x, y, shape, turn, tone, opacity }: ConfettiPiece) {
  const look = { 'data-tone': tone, opacity: opacity.toFixed(2) };
  if ('radius' in shape) return <circle cx={x} cy={y} r={shape.radius} {...look} />;
  return <rect x={x} y={y} {...shape} rx={1} transform={`rotate(${turn} ${x} ${y})`} {...look} />;
}

// A part of the time of the fall, so that they do not come as one sheet.
function delayStyle(index: number): CSSProperties & { '--p': string } {
  return { '--p': (((index * 7) % PIECES) / PIECES).toFixed(2) };
}
