/** Messages `RW09xx`. */
export const tool = {};
