import {
  createContext,
  Suspense,
  use,
  useCallback,
  useMemo,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { useOnBack } from '../navigation/use-on-back';
import type { DialogParts, OpenedDialogProps } from './dialog-parts';
import type { DialogName, DialogRequest } from './dialog-request';

interface Dialogs {
  /** Opens a dialog; one is open at a time. It gives the focus back to where it was. Without such a dialog nothing happens. */
  readonly openDialog: (request: DialogRequest) => void;
  readonly hasDialog: (name: DialogName) => boolean;
}

interface DialogsProviderProps {
  readonly parts: DialogParts;
  readonly children: ReactNode;
}

const DialogsContext = createContext<Dialogs>({ openDialog: () => undefined, hasDialog: () => false });

/** How to open the dialogs of the page from anywhere: `openDialog({ name: 'stats' })`. */
export function useDialogs(): Dialogs {
  return use(DialogsContext);
}

/** Shows the opened dialog above everything inside. It goes with the page that it was opened over. */
export function DialogsProvider({ parts, children }: DialogsProviderProps) {
  const [opened, setOpened] = useState<DialogRequest | null>(null);
  const dialogs = useMemo<Dialogs>(
    () => ({ openDialog: setOpened, hasDialog: (name) => parts[name] !== undefined }),
    [parts],
  );
  useOnBack(useCallback(() => setOpened(null), []));
  return (
    <DialogsContext value={dialogs}>
      {children}
      {opened && (
        <Suspense>
          <Opened parts={parts} request={opened} onClosed={() => setOpened(null)} />
        </Suspense>
      )}
    </DialogsContext>
  );
}

interface OpenedProps {
  readonly parts: DialogParts;
  readonly request: DialogRequest;
  readonly onClosed: () => void;
}

// One branch per name: only so does the type of the request meet that of its dialog.
function Opened({ parts, request, onClosed }: OpenedProps) {
  switch (request.name) {
    case 'stats':
      return shown(parts.stats?.Part, { request, onClosed });
    case 'settings':
      return shown(parts.settings?.Part, { request, onClosed });
    case 'friends':
      return shown(parts.friends?.Part, { request, onClosed });
    case 'score':
      return shown(parts.score?.Part, { request, onClosed });
    case 'share':
      return shown(parts.share?.Part, { request, onClosed });
  }
}

function shown<N extends DialogName>(
  Part: ComponentType<OpenedDialogProps<N>> | undefined,
  props: OpenedDialogProps<N>,
): ReactNode {
  return Part === undefined ? null : <Part {...props} />;
}
