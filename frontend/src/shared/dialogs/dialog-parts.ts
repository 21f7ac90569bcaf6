import type { LazyPart } from '../lazy-part';
import type { DialogName, DialogRequest } from './dialog-request';

export interface OpenedDialogProps<N extends DialogName> {
  readonly request: Extract<DialogRequest, { readonly name: N }>;
  /** To be handed to the Dialog: takes it out of the page once it has gone. */
  readonly onClosed: () => void;
}

/** The dialogs that there are, each in a script of its own that is fetched when it is opened. */
export type DialogParts = {
  readonly [N in DialogName]?: LazyPart<OpenedDialogProps<N>>;
};
