import { useTexts } from '../../i18n/use-texts';
import { ConfirmAction, type ConfirmActionProps } from '../../shared/ui/confirm-action';

export type AskedMove = 'hint' | 'giveUp';

export interface ConfirmMoveProps extends Pick<ConfirmActionProps, 'onConfirm' | 'onClosed'> {
  readonly move: AskedMove;
}

/** Asks before a hint is taken or the game is given up. */
export function ConfirmMove({ move, ...answers }: ConfirmMoveProps) {
  const { t } = useTexts();
  return (
    <ConfirmAction
      {...answers}
      title={t(`confirm.${move}.title`)}
      text={t(`confirm.${move}.text`)}
      action={t(`confirm.${move}.action`)}
      cancel={t(`confirm.${move}.cancel`)}
      isEnding={move === 'giveUp'}
    />
  );
}
