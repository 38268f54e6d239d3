/** Where Google and Microsoft send people back to, below the address of the admin. */
export const connectedPath = '/api/globals/booking/connected';
