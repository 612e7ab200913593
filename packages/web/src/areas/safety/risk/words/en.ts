export const safetyAssess = {
  label: {
    harm: 'Harm',
    recovery: 'Recovery',
    cost: 'Cost',
    penalty: 'Penalty',
    often: 'Frequency',
    perHour: 'Per flight hour',
  },
  dialog: { 1: 'Initial risk', 2: "Second assessor's risk", 3: 'Residual risk' },
  chooseSeverity: 'Choose the severity first.',
  chooseProbability: 'Choose the probability.',
  registered: 'The risk assessment was registered.',
  notRegistered: 'The risk assessment could not be registered. {{message}}',
  overtaken: 'Somebody saved this assessment meanwhile: {{name}}',
  overtakenAdvice: 'Replace it with yours by the button below, or cancel to leave it as it is.',
  replace: 'Replace the assessment',
} as const;
