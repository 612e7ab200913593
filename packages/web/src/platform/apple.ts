/** Whether keys are pressed with Command, where others have Ctrl. */
export const isApple = /Mac|iPhone|iPad/.test(navigator.platform);
