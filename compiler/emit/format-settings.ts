/** How wide a line of generated code may be. */
export const generatedWidth = 140;
