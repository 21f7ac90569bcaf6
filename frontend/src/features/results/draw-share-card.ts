import { barPercent } from '@proximity/rules/bar-percent';
import { warmthStep } from '@proximity/rules/warmth-step';
import { iconPaths, type IconName } from '../../shared/ui/later-icon';
import type { CardPalette } from './card-palette';
import type { GameResult } from './game-result';

/** What a share card says: nothing that helps those who still play. */
export interface ShareCard {
  readonly result: GameResult;
  readonly title: string;
  /** Which game: `#904 · Sat 21 Nov`. */
  readonly game: string;
  readonly guesses: string;
  readonly hints: string;
  /** Where it is played. */
  readonly address: string;
}

export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

const EDGE = 64;
const HEAD = 110;
const FLOOR = 464;
const TRAIL_HEIGHT = 264;
const FOOT = 548;
const WIDEST_BAR = 72;
const ICON_BOX = 24;

/** Draws the card, 1200 × 630: the name, one bar per guess, the counts. */
export function drawShareCard(
  context: CanvasRenderingContext2D,
  card: ShareCard,
  palette: CardPalette,
): void {
  context.fillStyle = palette.page;
  context.fillRect(0, 0, CARD_WIDTH, CARD_HEIGHT);
  context.textBaseline = 'middle';
  drawHead(context, card, palette);
  drawTrail(context, card.result, palette);
  drawFoot(context, card, palette);
}

function drawHead(context: CanvasRenderingContext2D, { title, game }: ShareCard, palette: CardPalette) {
  drawMark(context, palette, EDGE, HEAD - 42, 84);
  write(context, title, { x: EDGE + 106, y: HEAD, font: palette.bold(68), colour: palette.ink });
  write(context, game, {
    x: CARD_WIDTH - EDGE,
    y: HEAD,
    font: palette.text(48),
    colour: palette.muted,
    align: 'right',
  });
}

/** The mark of the game, a ring with two dots, in a box of `size`. */
function drawMark(
  context: CanvasRenderingContext2D,
  { ink }: CardPalette,
  x: number,
  y: number,
  size: number,
) {
  const unit = size / ICON_BOX;
  const dot = (cx: number, cy: number, radius: number) => {
    context.beginPath();
    context.arc(x + cx * unit, y + cy * unit, radius * unit, 0, 2 * Math.PI);
  };
  context.fillStyle = ink;
  context.strokeStyle = ink;
  context.lineWidth = 1.9 * unit;
  dot(12, 12, 10.6);
  context.stroke();
  dot(10.3, 13.7, 4.5);
  context.fill();
  dot(15.9, 8.1, 2.3);
  context.fill();
}

function drawTrail(context: CanvasRenderingContext2D, { places }: GameResult, palette: CardPalette) {
  const space = CARD_WIDTH - 2 * EDGE;
  const gap = places.length > 100 ? 0 : places.length > 40 ? 3 : 6;
  const width = Math.min(WIDEST_BAR, (space - gap * (places.length - 1)) / places.length);
  const radius = Math.min(8, width / 3);
  places.forEach((place, index) => {
    const height = Math.max(8, (TRAIL_HEIGHT * barPercent(place)) / 100);
    context.beginPath();
    context.roundRect(EDGE + index * (width + gap), FLOOR - height, width, height, [radius, radius, 0, 0]);
    context.fillStyle = palette.warmth[warmthStep(place)];
    context.fill();
    if (!palette.hasOutlines) return;
    context.lineWidth = 2;
    context.strokeStyle = palette.ink;
    context.stroke();
  });
}

function drawFoot(context: CanvasRenderingContext2D, card: ShareCard, palette: CardPalette) {
  const font = palette.bold(54);
  const put = (icon: IconName, text: string, x: number) => {
    drawIcon(context, icon, palette, x, FOOT - 32, 64);
    return write(context, text, { x: x + 76, y: FOOT, font, colour: palette.ink });
  };
  const end = put(card.result.hasWon ? 'check' : 'close', card.guesses, EDGE - 6);
  put('bulb', card.hints, end + 48);
  write(context, card.address, {
    x: CARD_WIDTH - EDGE,
    y: FOOT,
    font: palette.text(40),
    colour: palette.muted,
    align: 'right',
  });
}

function drawIcon(
  context: CanvasRenderingContext2D,
  icon: IconName,
  { ink }: CardPalette,
  x: number,
  y: number,
  size: number,
) {
  context.save();
  context.translate(x, y);
  context.scale(size / ICON_BOX, size / ICON_BOX);
  context.strokeStyle = ink;
  context.lineWidth = 1.75;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.stroke(new Path2D(iconPaths[icon]));
  context.restore();
}

interface Writing {
  readonly x: number;
  readonly y: number;
  readonly font: string;
  readonly colour: string;
  readonly align?: CanvasTextAlign;
}

/** Writes a line; returns where it ends on the right. */
function write(context: CanvasRenderingContext2D, text: string, writing: Writing): number {
  context.font = writing.font;
  context.fillStyle = writing.colour;
  context.textAlign = writing.align ?? 'left';
  context.fillText(text, writing.x, writing.y);
  return writing.align === 'right' ? writing.x : writing.x + context.measureText(text).width;
}
