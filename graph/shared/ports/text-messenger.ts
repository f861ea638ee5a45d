/** A text message to one phone. */
export interface TextMessage {
  /**
   * Stays the same when the message is sent again after a failure, so that the carrier can
   * tell.
   */
  id: string;
  /** In E.164, such as +919876543210. */
  to: string;
  text: string;
}

/**
 * Sends text messages: by the carrier that is configured, or into the local mailbox of a developer.
 */
export interface TextMessenger {
  /**
   * @throws TextRefused when the message will never be taken, such as for a number that does not
   *   exist; any other Error when it may be tried again
   */
  send(message: TextMessage): Promise<void>;
}

/** Anyone who carries text messages has refused one for good. */
export class TextRefused extends Error {}
