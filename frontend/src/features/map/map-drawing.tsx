import type { Language } from '@proximity/rules/game-mode';
import { memo } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { CORE_RADIUS, type MapLayout } from './map-layout';
import { MAP_CENTRE, MAP_EDGE, MAP_SIZE, mapRadius } from './map-place';
import styles from './map-of-guesses.module.css';

interface MapDrawingProps {
  readonly layout: MapLayout;
  readonly secret: string | null;
  readonly isLost: boolean;
  readonly lang: Language;
  readonly label: string;
}

const ZONES = [1000, 100, 10];

export const MapDrawing = memo(function MapDrawing({ layout, secret, isLost, lang, label }: MapDrawingProps) {
  const { t } = useTexts();
  const { dots, hood, labels, scale, last } = layout;
  return (
    <svg className={styles.map} viewBox={`0 0 ${MAP_SIZE} ${MAP_SIZE}`} role="img" aria-label={label}>
      {ZONES.map((rank, index) => (
        <circle key={rank} data-zone={index} cx={MAP_CENTRE} cy={MAP_CENTRE} r={mapRadius(rank)} />
      ))}
      <circle className={styles.edge} cx={MAP_CENTRE} cy={MAP_CENTRE} r={MAP_EDGE} />
      {hood.map(({ word, x, y }) => (
        <circle key={word} className={styles.hood} cx={x.toFixed(1)} cy={y.toFixed(1)} r={2} />
      ))}
      {dots.map(({ word, x, y, radius, step }) => (
        <circle
          key={word}
          className={styles.dot}
          data-step={step}
          cx={x.toFixed(1)}
          cy={y.toFixed(1)}
          r={radius}
        />
      ))}
      {last && <circle className={styles.last} cx={last.x.toFixed(1)} cy={last.y.toFixed(1)} r={10} />}
      {scale.map(({ away, x, y }) => (
        <text key={away} className={styles.scale} x={x.toFixed(1)} y={y.toFixed(1)} textAnchor="middle">
          {t('map.ring', { away })}
        </text>
      ))}
      <g lang={lang}>
        {labels.map(({ word, text, kind, x, y, anchor }) => (
          <text key={word} data-kind={kind} x={x.toFixed(1)} y={y.toFixed(1)} textAnchor={anchor}>
            {text}
          </text>
        ))}
        <Core secret={secret} isLost={isLost} half={layout.core} />
      </g>
    </svg>
  );
});

interface CoreProps {
  readonly secret: string | null;
  readonly isLost: boolean;
  readonly half: number;
}

/** The centre: a question mark, then the word. */
function Core({ secret, isLost, half }: CoreProps) {
  if (secret === null) {
    return (
      <>
        <circle className={styles.core} cx={MAP_CENTRE} cy={MAP_CENTRE} r={CORE_RADIUS} />
        <text className={styles.question} x={MAP_CENTRE} y={MAP_CENTRE + 6.5} textAnchor="middle">
          ?
        </text>
      </>
    );
  }
  return (
    <g className={isLost ? styles.told : styles.found}>
      <rect
        x={MAP_CENTRE - half}
        y={MAP_CENTRE - CORE_RADIUS}
        width={2 * half}
        height={2 * CORE_RADIUS}
        rx={CORE_RADIUS}
      />
      <text x={MAP_CENTRE} y={MAP_CENTRE + 5} textAnchor="middle">
        {secret}
      </text>
    </g>
  );
}
