// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {SandboxUserAccount} from "./SandboxUserAccount.sol";

/// Creates the accounts of users, each at a predictable address (ERC-4337, ERC-6492).
contract SandboxUserAccountFactory {
    function createAccount(address owner, uint256 salt) external returns (address account) {
        account = getAddress(owner, salt);
        if (account.code.length == 0) new SandboxUserAccount{salt: bytes32(salt)}(owner);
    }

    function getAddress(address owner, uint256 salt) public view returns (address) {
        bytes32 code = keccak256(abi.encodePacked(type(SandboxUserAccount).creationCode, abi.encode(owner)));
        return
            address(uint160(uint256(keccak256(abi.encodePacked(bytes1(0xff), address(this), bytes32(salt), code)))));
    }
}
